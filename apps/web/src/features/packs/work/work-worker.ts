import { serve } from '../../../workers/serve-worker.ts';
import type { PartsDone } from './protocol.ts';
import { solve } from './solve.ts';

serve<PartsDone>({ solve });
