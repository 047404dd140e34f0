/** `slugOf('El Fenómeno') // 'el-fenomeno'` */
export function slugOf(goatName: string): string {
  const plain = goatName.normalize('NFD').replace(/\p{M}/gu, '');
  return plain.toLowerCase().replaceAll(' ', '-');
}
