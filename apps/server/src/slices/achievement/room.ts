import type { Room } from '../../room.ts';
import { ACHIEVEMENT_AUDIT_CHECKS } from './achievement-audit.ts';

export const achievementRoom: Room = { audits: ACHIEVEMENT_AUDIT_CHECKS };
