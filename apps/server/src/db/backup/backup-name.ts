/** `backupName(new Date(0)) // 'goats-1970-01-01T00-00-00Z.gz'`: sorts by age, fits every file system. */
export function backupName(at: Date, word = 'goats'): string {
  return `${word}-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.gz`;
}
