export { payWeeks } from './pay-weeks.ts';
export { weekRoom } from './room.ts';
export { WEEK_AUDIT_CHECKS } from './week-audit.ts';
export { weekRoutes } from './week-routes.ts';
