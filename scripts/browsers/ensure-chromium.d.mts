export function findInstalled(env: NodeJS.ProcessEnv): string | undefined;
