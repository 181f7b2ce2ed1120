import { extname } from 'node:path';

const TEXT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** MIME types of files that are already compressed. */
const COMPRESSED_TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const TYPES = new Map(Object.entries({ ...TEXT_TYPES, ...COMPRESSED_TYPES }));

/** Returns a file's MIME type, or undefined for files that pages do not need, such as source maps. */
export const contentTypeOf = (path: string): string | undefined => TYPES.get(extname(path));

/** Whether compression makes a file smaller. */
export const isText = (path: string): boolean => Object.hasOwn(TEXT_TYPES, extname(path));
