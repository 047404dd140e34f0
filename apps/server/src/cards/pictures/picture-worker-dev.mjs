// Where the server runs from its sources, its workers must read TypeScript as well.
import { register } from 'tsx/esm/api';

register();
await import('./picture.worker.ts');
