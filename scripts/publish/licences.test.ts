import { licences } from './licences';

const text = licences(['embla-carousel', 'preact']);

test('what ships is named, with its version and its text', () => {
  expect(text).toMatch(/^preact \d.* \(MIT\)\n-+\n\n\S/m);
  expect(text).toContain('Copyright (c) 2015-present Jason Miller');
  expect(text).toContain('Copyright (c) David Jerleke');
  expect(text).not.toContain('Meta Platforms');
});

test('typefaces and icons come under their own licences', () => {
  expect(text).toContain('Copyright 2022 The Figtree Project Authors');
  expect(text).toMatch(/Copyright .* The Fraunces Project Authors/);
  expect(text.match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(2);
  expect(text).toContain('Copyright (c) 2021 Resolve to Save Lives');
});

test('it begins in French, and says whose the pictures are', () => {
  expect(text).toMatch(/^Licences de ce que contient ce site\n/);
  expect(text).toContain(
    'Photographies, portraits et dessins de ce site\u00a0: images d’illustration',
  );
  expect(text).not.toContain('\r');
});
