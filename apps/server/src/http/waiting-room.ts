/**
 * Connections that may wait to be taken. When a match ends its crowd goes to the next one at one
 * instant, and after a restart every screen comes back within two seconds; with Node's 511 the
 * system turned some away with a reset. It allows no more than net.core.somaxconn, often 4,096.
 */
export const WAITING_ROOM = 4_096;
