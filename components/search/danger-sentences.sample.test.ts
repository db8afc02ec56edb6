import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { dangers } from '@/content/facts/emergencies';
import { dangerFinder } from '@/content/model/search/danger';
import { compileDangers } from '@/content/model/search/compile-dangers';

const dangerIn = dangerFinder(compileDangers(dangers));

const sentences = parse(
  readFileSync('components/search/danger-sentences.sample.yaml', 'utf8'),
) as Record<'written' | 'heldOut', Record<'danger' | 'calm', string[]>>;

test.each(Object.entries(sentences))(
  'danger is recognised in the sentences that were %s, and in no others',
  (_, { danger, calm }) => {
    const missed = danger.filter((sentence) => !dangerIn(sentence));
    expect(missed.length / danger.length).toBeLessThanOrEqual(0.05);
    expect(calm.filter((sentence) => dangerIn(sentence))).toEqual([]);
  },
);
