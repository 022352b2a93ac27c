// The names of the failed tests in a report, so that the end of a long log tells them.

/** From a report of vitest (`--reporter=json`): `file › test: first line of its error`. */
export function failedInVitest(report) {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`${name}: ${firstLine(message)}`];
    return failed.map(({ fullName, failureMessages }) => `${name} › ${fullName}: ${firstLine(failureMessages[0])}`);
  });
}

/** From a report of Playwright (`--reporter=json`). */
export function failedInPlaywright(report) {
  return (report?.suites ?? []).flatMap((suite) => inSuite(suite, 'unexpected'));
}

/** What passed at the second try only, with the error of the first. */
export function flakyInPlaywright(report) {
  return (report?.suites ?? []).flatMap((suite) => inSuite(suite, 'flaky'));
}

function inSuite({ file, specs = [], suites = [] }, wanted) {
  const found = specs.filter(({ tests }) => tests.some(({ status }) => status === wanted));
  return [
    ...found.map(({ title, tests }) => `${file} › ${title}: ${firstError(tests)}`),
    ...suites.flatMap((suite) => inSuite(suite, wanted)),
  ];
}

function firstError(tests) {
  const [message] = tests.flatMap(({ results }) => results.flatMap(({ error }) => (error ? [error.message] : [])));
  return firstLine(message);
}

function firstLine(message = 'no message') {
  return message.split('\n', 1)[0];
}
