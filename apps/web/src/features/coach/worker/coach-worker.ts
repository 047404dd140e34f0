import { serve } from '../../../workers/serve-worker.ts';
import { handlers } from './handlers.ts';

serve(handlers);
