import { CsvError, parse } from 'csv-parse/sync';
import { invalidInput } from '../../../errors.ts';

/**
 * Reads comma-separated text with a header line into one object per line.
 *
 * `parseCsv('a,b\n1,"x, y"') // [{ a: '1', b: 'x, y' }]`
 */
export function parseCsv(text: string): Record<string, string>[] {
  try {
    return parse(text, {
      bom: true,
      columns: true,
      trim: true,
      // A missing field is named by whoever reads the row.
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw invalidInput('csv', `cannot be read: ${error.message}`);
  }
}
