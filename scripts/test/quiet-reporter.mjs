/** Says nothing about what works; names, place and reason for what does not. */
export default class QuietReporter {
  onTestRunEnd(modules, errors) {
    for (const module of modules) {
      for (const test of module.children.allTests('failed')) {
        const place = `${module.relativeModuleId ?? module.moduleId} › ${test.fullName}`;
        for (const error of test.result().errors) {
          console.error(`✗ ${place}\n  ${error.stack ?? error.message}\n`);
        }
      }
      for (const error of module.errors()) {
        console.error(`✗ ${module.moduleId}\n  ${error.stack ?? error.message}\n`);
      }
    }
    for (const error of errors)
      console.error(`✗ outside a test\n  ${error.stack ?? error.message}\n`);
  }
}
