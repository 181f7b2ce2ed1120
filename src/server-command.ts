#!/usr/bin/env node
/** `watten-table-server`: the command that starts a server for online tables. */
import { runCommand } from './server/command.js';
import { createTableServer } from './server.js';

await runCommand(process.argv.slice(2), createTableServer);
