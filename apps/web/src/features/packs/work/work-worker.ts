import { serve } from '@goats/ui/workers/serve-worker.ts';
import type { PartsDone } from './protocol.ts';
import { solve } from './solve.ts';

serve<PartsDone>({ solve });
