import { aged, type Sweep } from '../clock/housekeeping/sweep.ts';
import { KNOW_DEVICE_MS } from './admin/known-devices.ts';
import { FORGET_FAILURES_MS } from './admin/login-attempts.ts';

export const DESK_SWEEPS: readonly Sweep[] = [
  aged('login_attempts', 'last_at', FORGET_FAILURES_MS),
  aged('operator_devices', 'seen_at', KNOW_DEVICE_MS),
];
