/**
 * `npm start`: from a fresh clone to a served product. Nothing here may need an installed package,
 * and everything before the version check must be readable by an old Node.
 */
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: install Node 20.19 or later.`);
  process.exit(1);
}

import('./setup/serve.mjs').then(({ serve }) => serve());
