/** The entries of the package that know the element, the one that only has the class first. */
const ENTRIES = ['element', 'index'];

const isPublic = ({ name, privacy }) => !/^[#_]/.test(name) && (privacy ?? 'public') === 'public';

/** The superclass that can be imported from somewhere; those between are our own affair. */
const publishedSuperclass = (superclass, home, declarations) => {
  if (!superclass || superclass.package) return superclass;
  const module = home.get(superclass.name);
  return module
    ? { name: superclass.name, module }
    : publishedSuperclass(declarations.get(superclass.name)?.superclass, home, declarations);
};

/** What a member or attribute was inherited from cannot be imported. */
const own = ({ inheritedFrom: _, ...item }) => item;

/** A declaration without what is private. */
const published = ({ members, attributes, superclass, ...declaration }, home, declarations) => ({
  ...declaration,
  ...(members && { members: members.filter(isPublic).map(own) }),
  ...(attributes && { attributes: attributes.map(own) }),
  ...(superclass && { superclass: publishedSuperclass(superclass, home, declarations) }),
});

/** The text of a comment above a node, without its stars. */
const docOf = (ts, node) => ts.getTextOfJSDocComment(ts.getJSDocCommentsAndTags(node)[0]?.comment);

/** What an object literal has under a name, as it is written. */
const written = (literal, name) =>
  literal.properties.find((property) => property.name?.getText() === name)?.initializer.getText();

/** The members and attributes of settings: they are declared in a table, of which the analyser knows nothing. */
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
        const attribute = written(call.arguments[0], 'attribute')?.slice(1, -1);
        const told = { type: { text: call.typeArguments[0].getText() }, description: docOf(ts, property) };
        members.push({ kind: 'field', name, privacy: 'public', ...told, ...(attribute && { attribute }) });
        if (attribute) attributes.push({ name: attribute, ...told, fieldName: name });
      }
    },
    packageLinkPhase({ customElementsManifest: { modules } }) {
      const element = modules.flatMap(({ declarations = [] }) => declarations).find(({ tagName }) => tagName);
      if (!element || members.length === 0) throw new Error('There is no element, or no table of settings.');
      element.members = [...(element.members ?? []), ...members];
      element.attributes = [...(element.attributes ?? []), ...attributes];
    },
  };
};

/** The manifest tells of our source files; whoever installs the package has its entries instead. */
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
  // package.json says where the manifest is once the build is done, not where it is made.
  packagejson: false,
  plugins: [settingsInManifest(), entriesInsteadOfSources],
};
