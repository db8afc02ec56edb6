import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { dangers } from '@/content/facts/emergencies';
import { compileDangers, dangerFinder } from '@/content/model/search/danger';

const dangerIn = dangerFinder(compileDangers(dangers));

const { danger, calm } = parse(
  readFileSync('components/search/danger-sentences.sample.yaml', 'utf8'),
) as Record<'danger' | 'calm', string[]>;

test('every danger raises the box', () => {
  expect(danger.filter((sentence) => !dangerIn(sentence))).toEqual([]);
});

test('what can wait seldom does', () => {
  expect(calm.filter((sentence) => dangerIn(sentence)).length).toBeLessThanOrEqual(
    calm.length / 20,
  );
});
