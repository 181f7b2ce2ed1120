/** WordPress's translation function. A single import keeps its name in the bundle, as tools for translators require. */
export const { __ } = window.wp.i18n;
