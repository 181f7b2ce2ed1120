import { playsByAttributes } from './by-attributes.js';

describe('by its attributes alone a table of four plays', () => playsByAttributes((players) => players === 4));
