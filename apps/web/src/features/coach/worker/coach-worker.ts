import { serve } from '@goats/ui/workers/serve-worker.ts';
import { handlers } from './handlers.ts';

serve(handlers);
