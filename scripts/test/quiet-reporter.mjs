/** A property that failed says only which input did it; what went wrong is in the cause. */
function reasons(error) {
  const own = error.stack ?? error.message;
  const more = error.diff ? `\n${error.diff}` : '';
  return `${own}${more}${error.cause ? `\n  because ${reasons(error.cause)}` : ''}`;
}

/** Says nothing about what works; names, place and reason for what does not. */
export default class QuietReporter {
  onTestRunEnd(modules, errors) {
    for (const module of modules) {
      for (const test of module.children.allTests('failed')) {
        const place = `${module.relativeModuleId ?? module.moduleId} › ${test.fullName}`;
        for (const error of test.result().errors) {
          console.error(`✗ ${place}\n  ${reasons(error)}\n`);
        }
      }
      // What went wrong before or after the tests: in the file itself, or in the hooks of a suite.
      for (const { place, errors } of [
        { place: module.moduleId, errors: module.errors() },
        ...[...module.children.allSuites()].map((suite) => ({
          place: `${module.relativeModuleId ?? module.moduleId} › ${suite.fullName}`,
          errors: suite.errors(),
        })),
      ]) {
        for (const error of errors) console.error(`✗ ${place}\n  ${reasons(error)}\n`);
      }
    }
    for (const error of errors) console.error(`✗ outside a test\n  ${reasons(error)}\n`);
  }
}
