/** @jest-environment node */
import { run, stopChildren } from './child-process.mjs';

const node = (script: string, env = {}) => run(process.execPath, ['-e', script], env);

test('a program that succeeds', async () => {
  const script = 'process.stdout.write("out "); process.stderr.write(process.env.WORD)';
  expect(await node(script, { WORD: 'err' })).toEqual({ succeeded: true, output: 'out err' });
});

test('a program that fails', async () => {
  expect(await node('console.log("why"); process.exit(3)')).toEqual({
    succeeded: false,
    output: 'why\n',
  });
});

test('a program that does not exist', async () => {
  const { succeeded, output } = await run('/nowhere/program');
  expect(succeeded).toBe(false);
  expect(output).toContain('ENOENT');
});

test('it reads no input, so that nothing waits for an answer', async () => {
  const script = 'process.stdin.resume().on("end", () => console.log("no input"))';
  expect(await node(script)).toEqual({ succeeded: true, output: 'no input\n' });
});

test('stopping ends a program with what it has started', async () => {
  // The inner program keeps the outputs open: were it left running, `run` would wait for it.
  const running = run('/bin/sh', ['-c', 'sleep 60; echo survived']);
  await new Promise((resolve) => setTimeout(resolve, 100));
  stopChildren();
  expect(await running).toEqual({
    succeeded: false,
    output: '/bin/sh was ended by SIGTERM\n',
  });
});
