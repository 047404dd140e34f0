/** A property that failed says only which input did it; what went wrong is in the cause. */
function reasons(error) {
  const own = error.stack ?? error.message;
  const more = error.diff ? `\n${error.diff}` : '';
  return `${own}${more}${error.cause ? `\n  because ${reasons(error.cause)}` : ''}`;
}

function tell(place, errors = []) {
  for (const error of errors) console.error(`✗ ${place}\n  ${reasons(error)}\n`);
}

const fileOf = (module) => module.relativeModuleId ?? module.moduleId;

/** Says nothing about what works; names, place and reason for what does not, the moment it fails. */
export default class QuietReporter {
  onTestCaseResult(test) {
    const { state, errors } = test.result();
    if (state === 'failed') tell(`${fileOf(test.module)} › ${test.fullName}`, errors);
  }

  // What went wrong before or after the tests: in the file itself, or in the hooks of a suite.
  onTestModuleEnd(module) {
    tell(module.moduleId, module.errors());
    for (const suite of module.children.allSuites()) {
      tell(`${fileOf(module)} › ${suite.fullName}`, suite.errors());
    }
  }

  onTestRunEnd(_modules, errors) {
    tell('outside a test', errors);
  }
}
