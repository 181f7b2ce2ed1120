/** Entries of the package that export the element. The first entry exports the element without defining it. */
const ENTRIES = ['element', 'index'];

const isPublic = ({ name, privacy }) => !/^[#_]/.test(name) && (privacy ?? 'public') === 'public';

/** Returns the first superclass that a package or entry exports. Superclasses in between are internal. */
const publishedSuperclass = (superclass, home, declarations) => {
  if (!superclass || superclass.package) return superclass;
  const module = home.get(superclass.name);
  return module
    ? { name: superclass.name, module }
    : publishedSuperclass(declarations.get(superclass.name)?.superclass, home, declarations);
};

/** Drops `inheritedFrom`, because the class that it names is not exported. */
const withoutOrigin = ({ inheritedFrom: _, ...item }) => item;

/** Returns a declaration without its private members. */
const published = ({ members, attributes, superclass, ...declaration }, home, declarations) => ({
  ...declaration,
  ...(members && { members: members.filter(isPublic).map(withoutOrigin) }),
  ...(attributes && { attributes: attributes.map(withoutOrigin) }),
  ...(superclass && { superclass: publishedSuperclass(superclass, home, declarations) }),
});

/** Returns the text of a node's doc comment. */
const docOf = (ts, node) => ts.getTextOfJSDocComment(ts.getJSDocCommentsAndTags(node)[0]?.comment);

/** Returns the source code of an object literal's property. */
const sourceOf = (literal, name) =>
  literal.properties.find((property) => property.name?.getText() === name)?.initializer.getText();

/** Adds the members and attributes of settings, which are declared in a table that the analyser does not understand. */
const settingsInManifest = () => {
  const members = [];
  const attributes = [];
  return {
    name: 'settings-in-manifest',
    analyzePhase({ ts, node }) {
      if (!ts.isVariableDeclaration(node) || node.name.getText() !== 'SETTINGS') return;
      for (const property of node.initializer.expression.properties) {
        const call = property.initializer;
        const name = property.name.getText();
        const attribute = sourceOf(call.arguments[0], 'attribute')?.slice(1, -1);
        const description = { type: { text: call.typeArguments[0].getText() }, description: docOf(ts, property) };
        members.push({ kind: 'field', name, privacy: 'public', ...description, ...(attribute && { attribute }) });
        if (attribute) attributes.push({ name: attribute, ...description, fieldName: name });
      }
    },
    packageLinkPhase({ customElementsManifest: { modules } }) {
      const element = modules.flatMap(({ declarations = [] }) => declarations).find(({ tagName }) => tagName);
      if (!element || members.length === 0) throw new Error('The element or the table of settings was not found.');
      element.members = [...(element.members ?? []), ...members];
      element.attributes = [...(element.attributes ?? []), ...attributes];
    },
  };
};

/** Replaces the paths of source files, which users of the package do not have, with the paths of the package's entries. */
const entriesInsteadOfSources = {
  name: 'entries-instead-of-sources',
  packageLinkPhase({ customElementsManifest: manifest }) {
    const exportsOf = (entry) => {
      const found = manifest.modules.find(({ path }) => path === `src/${entry}.ts`)?.exports ?? [];
      return found.flatMap((one) => (one.name === '*' ? exportsOf(ENTRIES[0]) : one));
    };
    const declarations = new Map(
      manifest.modules.flatMap((module) => module.declarations ?? []).map((found) => [found.name, found]),
    );
    const definitions = manifest.modules
      .flatMap((module) => module.exports ?? [])
      .filter(({ kind, declaration }) => kind === 'custom-element-definition' && declarations.has(declaration.name));

    const home = new Map();
    for (const entry of ENTRIES) {
      for (const { kind, name } of exportsOf(entry)) {
        if (kind === 'js' && declarations.has(name) && !home.has(name)) home.set(name, `dist/${entry}.js`);
      }
    }
    const at = (name) => ({ name, module: home.get(name) });

    manifest.modules = ENTRIES.map((entry) => {
      const path = `dist/${entry}.js`;
      const names = exportsOf(entry).filter(({ kind, name }) => kind === 'js' && home.has(name));
      return {
        kind: 'javascript-module',
        path,
        declarations: names
          .filter(({ name }) => home.get(name) === path)
          .map(({ name }) => published(declarations.get(name), home, declarations)),
        exports: [
          ...names.map(({ name }) => ({ kind: 'js', name, declaration: at(name) })),
          ...(entry === 'index'
            ? definitions.map(({ declaration: { name } }) => ({
                kind: 'custom-element-definition',
                name: declarations.get(name).tagName,
                declaration: at(name),
              }))
            : []),
        ],
      };
    });
  },
};

export default {
  globs: ['src/element/**/*.ts', ...ENTRIES.map((entry) => `src/${entry}.ts`)],
  litelement: true,
  // package.json contains the manifest's path after the build, not the path where it is generated.
  packagejson: false,
  plugins: [settingsInManifest(), entriesInsteadOfSources],
};
