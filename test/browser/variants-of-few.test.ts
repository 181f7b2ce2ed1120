import { playsByAttributes } from './by-attributes.js';

describe('by its attributes alone a table of two or three plays', () => playsByAttributes((players) => players < 4));
