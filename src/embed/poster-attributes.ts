/**
 * Attributes of the element that change its poster. The prepared poster shows a table without them. The build also writes
 * this list into the WordPress plugin.
 */
export const POSTER_ATTRIBUTES: readonly string[] = [
  'variant',
  'players',
  'target',
  'rules',
  'seat',
  'deck',
  'back',
  'surface',
  'autostart',
  'lesson',
  'puzzle',
  'server',
  'table-id',
];
