import { spawnSync } from 'node:child_process';

test('a fault that is not of the content ends with what to send to whom, in French', () => {
  const { status, stderr } = spawnSync(
    'node',
    ['scripts/publish/build.mjs', '--day', 'never', 'assets'],
    { encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr.trimEnd().split('\n').at(-1)).toMatch(
    /^Ce n’est pas votre faute.* envoyez-le avec le dossier content\/ à la personne/,
  );
});
