/**
 * What tests print is said to nobody in a whole run. Vitest would carry each line to its main process
 * all the same, and fail a run in which one is on its way while a worker ends.
 */
for (const name of ['debug', 'info', 'log', 'warn', 'error']) console[name] = () => undefined;
