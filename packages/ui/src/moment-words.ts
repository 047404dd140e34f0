export { MOMENT_WORDS } from '@goats/collection';
