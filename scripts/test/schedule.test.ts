/** @jest-environment node */
import { runSteps, type Step } from './schedule.mjs';

/** Runs the steps, those named in `failing` without success, and writes down what happened when. */
async function follow(steps: Step[], { failing = [] as string[], atOnce = 2 } = {}) {
  const events: string[] = [];
  const total = await runSteps(
    steps,
    async ({ name }) => {
      events.push(`${name} starts`);
      await new Promise((resolve) => setTimeout(resolve, 10));
      events.push(`${name} ends`);
      return failing.includes(name) ? { passed: 2, failed: 1 } : { passed: 1, failed: 0 };
    },
    { atOnce, onBlocked: ({ name }, need) => events.push(`${name} blocked by ${need}`) },
  );
  return { events, total };
}

test('no more steps at the same time than allowed', async () => {
  const { events } = await follow([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
  expect(events.slice(0, 3)).toEqual(['a starts', 'b starts', 'a ends']);
});

test('a step waits for what it needs, and later ones pass it meanwhile', async () => {
  const { events } = await follow([{ name: 'a' }, { name: 'b', needs: ['a'] }, { name: 'c' }]);
  expect(events.slice(0, 2)).toEqual(['a starts', 'c starts']);
  expect(events.indexOf('b starts')).toBeGreaterThan(events.indexOf('a ends'));
});

test('a failure stops only what needs it, and all of it is counted', async () => {
  const { events, total } = await follow(
    [
      { name: 'build' },
      { name: 'html', needs: ['build'] },
      { name: 'pages', needs: ['html'] },
      { name: 'lint' },
    ],
    { failing: ['build'] },
  );
  expect(events).toContain('html blocked by build');
  expect(events).toContain('pages blocked by html');
  expect(events).toContain('lint ends');
  expect(total).toEqual({ passed: 3, failed: 3 });
});

test('steps that wait for one another are a mistake, not a standstill', async () => {
  const circle = [
    { name: 'a', needs: ['b'] },
    { name: 'b', needs: ['a'] },
  ];
  await expect(follow(circle)).rejects.toThrow('These steps wait for one another: a, b');
});
