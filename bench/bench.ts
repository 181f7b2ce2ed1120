/** All measurements with goals, one after the other: the engine, then the cards. */
import './actions.js';
import './faces.js';
