import { writeFileSync } from 'node:fs';

/** Prints only what failed, and leaves the counts where the test script reads them. */
export default class QuietReport {
  passed = 0;
  failed = 0;

  onTestEnd(test, result) {
    // A retry is not a pass: a journey that only works at the second try is broken.
    if (result.status === 'passed') this.passed += 1;
    else if (result.status !== 'skipped') {
      this.failed += 1;
      const reason = result.errors.map((error) => error.stack ?? error.message).join('\n');
      console.error(`✗ ${test.titlePath().filter(Boolean).join(' › ')}\n${reason}\n`);
    }
  }

  onError(error) {
    this.failed += 1;
    console.error(`✗ ${error.stack ?? error.message}`);
  }

  onEnd() {
    const file = process.env.PLAYWRIGHT_RESULTS;
    if (file) writeFileSync(file, JSON.stringify({ passed: this.passed, failed: this.failed }));
    else console.log(`${this.passed} passed, ${this.failed} failed`);
  }
}
