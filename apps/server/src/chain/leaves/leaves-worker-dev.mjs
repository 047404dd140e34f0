// Where the server runs from its sources its workers must read TypeScript as well; tests bundle them.
const { BUNDLED_SERVER } = process.env;
if (BUNDLED_SERVER) {
  await import(`${BUNDLED_SERVER}/chain/leaves/leaves.worker.mjs`);
} else {
  const { register } = await import('tsx/esm/api');
  register();
  await import('./leaves.worker.ts');
}
