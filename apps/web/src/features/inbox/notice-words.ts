/** By itself, so that only pages in other languages load the words of every notice. */
export { noticeWords } from '@goats/rules';
