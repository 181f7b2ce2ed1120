import { getExport } from '../base/get-export.js';
import { nearestAvailable, speechLanguageOf, type Language } from './languages.js';

/** Loaded texts and their language for speech synthesis. */
export interface LoadedTexts<Messages> {
  readonly language: Language;
  readonly messages: Messages;
}

/**
 * Loads texts in the nearest language, or in English. Rejects if the module does not load.
 * @param modules the modules by language; each module loads when it is first needed
 * @param name the export of the modules
 */
export const loadTexts = async <Name extends string, Module extends Readonly<Record<Name, unknown>>>(
  language: Language,
  modules: Readonly<Partial<Record<Language, () => Promise<Module>>>> & { readonly en: () => Promise<Module> },
  name: Name,
): Promise<LoadedTexts<Module[Name]>> => {
  const available = nearestAvailable(language, modules);
  const load = modules[available] ?? modules.en;
  return { language: speechLanguageOf(available), messages: getExport(await load(), name) };
};
