import { getExport } from '../base/get-export.js';
import { nearestTold, readAs, type Language } from './languages.js';

/** Texts that have been loaded, and the language a reader says them in. */
export interface Told<Messages> {
  readonly language: Language;
  readonly messages: Messages;
}

/**
 * Loads a part of the texts in the nearest language to this one, in English where none is near. Rejects if it cannot.
 * @param modules by language; each loads when it is first needed
 * @param name of the modules' export
 */
export const loadTold = async <Name extends string, Module extends Readonly<Record<Name, unknown>>>(
  language: Language,
  modules: Readonly<Partial<Record<Language, () => Promise<Module>>>> & { readonly en: () => Promise<Module> },
  name: Name,
): Promise<Told<Module[Name]>> => {
  const told = nearestTold(language, modules);
  const load = modules[told] ?? modules.en;
  return { language: readAs(told), messages: getExport(await load(), name) };
};
