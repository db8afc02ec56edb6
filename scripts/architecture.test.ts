/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { IConfiguration } from 'dependency-cruiser';

/** A small site that keeps every rule, as file → content. */
const lawful = {
  'package.json': JSON.stringify({
    dependencies: Object.fromEntries(
      ['next', 'react', 'date-fns', 'embla-carousel', 'photoswipe', '@formspree/core'].map(
        (name) => [name, '*'],
      ),
    ),
    devDependencies: { 'fast-check': '*' },
  }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      paths: { '@/*': ['./*'] },
    },
    include: ['**/*'],
  }),
  'app/page.tsx': `
    import type { Metadata } from 'next';
    import { doctors } from '@/content/data/doctors';
    import { DoctorCard } from '@/components/doctors/DoctorCard';
    import { body } from '@/components/theme/fonts';
    export const metadata: Metadata = { title: body };
    export default () => doctors.map((doctor) => <DoctorCard doctor={doctor} />);`,
  'components/doctors/DoctorCard.tsx': `
    import type { DoctorName } from '@/content/data/doctors';
    import { type Doctor, title } from '@/content/model/doctor';
    import { Slider } from '@/components/ui/slider/Slider';
    import { Form } from '@/components/ui/form-post/Form';
    import { Lightbox } from '@/components/ui/lightbox/Lightbox';
    import { card } from './DoctorCard.css';
    export const DoctorCard = (p: { doctor: Doctor; of: DoctorName }) => [title(p.doctor), card, Slider, Form, Lightbox];`,
  'components/doctors/DoctorCard.css.ts': `
    import { color } from '@/components/theme/theme.css';
    export const card = color.text;`,
  'components/services/ServiceCard.tsx': `
    import { Slider } from '@/components/ui/slider/Slider';
    export const ServiceCard = Slider;`,
  'components/ui/slider/Slider.tsx': `
    import embla from 'embla-carousel';
    import { color } from '@/components/theme/theme.css';
    export const Slider = () => [embla, color];`,
  'components/ui/lightbox/Lightbox.tsx': `import PhotoSwipe from 'photoswipe'; export const Lightbox = PhotoSwipe;`,
  'components/ui/form-post/Form.tsx': `import { post } from '@formspree/core'; export const Form = post;`,
  'components/theme/palette.ts': `export const teal = 'teal';`,
  'components/theme/theme.css.ts': `import { teal } from './palette'; export const color = { text: teal };`,
  'components/theme/fonts.ts': `import local from 'next/font/local'; export const body = local;`,
  'content/model/doctor.ts': `
    import { format } from 'date-fns';
    export interface Doctor { name: string }
    export const title = (doctor: Doctor) => format(doctor.name);`,
  'content/model/doctor.test.ts': `import { title } from './doctor'; import fc from 'fast-check'; fc(title);`,
  'content/data/doctors.ts': `
    import type { Doctor } from '@/content/model/doctor';
    export const doctors: Doctor[] = [];
    export type DoctorName = string;`,
  'scripts/sitemap.ts': `
    import { doctors } from '../content/data/doctors';
    import type { Slider } from '../components/ui/slider/Slider';
    export const sitemap = (slider: typeof Slider) => [doctors, slider];`,
  ...fakePackages(
    'next/index',
    'next/font/local',
    'next/link',
    'react/index',
    'date-fns/index',
    'fast-check/index',
  ),
  ...fakePackages(
    'embla-carousel/index',
    'photoswipe/index',
    '@formspree/core/index',
    'undeclared/index',
  ),
};

/** For each rule, a file that breaks it and nothing else. */
const planted: Record<string, [file: string, content: string]> = {
  'subjects-do-not-know-each-other': [
    'components/booking/Booking.tsx',
    `import { ServiceCard } from '@/components/services/ServiceCard'; export const Booking = ServiceCard;`,
  ],
  'ui-could-serve-a-bakery': [
    'components/ui/badge/Badge.tsx',
    `import type { Doctor } from '@/content/model/doctor'; export const Badge = (doctor: Doctor) => doctor.name;`,
  ],
  'theme-stands-alone': [
    'components/theme/motion.ts',
    `import react from 'react'; export const motion = react;`,
  ],
  'palette-is-private': [
    'components/contact/contact.css.ts',
    `import { teal } from '@/components/theme/palette'; export const box = teal;`,
  ],
  'facts-come-through-pages': [
    'components/insurers/Insurers.tsx',
    `import { doctors } from '@/content/data/doctors'; export const Insurers = doctors;`,
  ],
  'model-imports-only-itself': [
    'content/model/phone.ts',
    `import react from 'react'; export const phone = react;`,
  ],
  'data-imports-only-content': [
    'content/data/clinic.ts',
    `import fns from 'date-fns'; export const clinic = fns;`,
  ],
  'nothing-imports-app': [
    'components/site/Header.tsx',
    `import Page from '@/app/page'; export const Header = Page;`,
  ],
  'next-stays-in-app': [
    'components/home/Hero.tsx',
    `import Link from 'next/link'; export const Hero = Link;`,
  ],
  'fonts-use-only-next-font': [
    'components/theme/fonts.ts',
    `import Link from 'next/link'; export const body = Link;`,
  ],
  'scripts-take-types-from-ui': [
    'scripts/icons.ts',
    `import { Slider } from '../components/ui/slider/Slider'; Slider();`,
  ],
  'scripts-know-no-subject': [
    'scripts/cards.ts',
    `import type { DoctorCard } from '../components/doctors/DoctorCard'; export type Card = typeof DoctorCard;`,
  ],
  'scripts-are-not-shipped': [
    'app/map/page.tsx',
    `import { sitemap } from '@/scripts/sitemap'; export default sitemap;`,
  ],
  'one-door-for-embla': [
    'components/home/Slides.tsx',
    `import embla from 'embla-carousel'; export const Slides = embla;`,
  ],
  'one-door-for-photoswipe': [
    'components/home/Zoom.tsx',
    `import Photo from 'photoswipe'; export const Zoom = Photo;`,
  ],
  'one-door-for-formspree': [
    'components/contact/Form.tsx',
    `import { post } from '@formspree/core'; export const F = post;`,
  ],
  'no-barrels': ['components/services/index.ts', `export * from './ServiceCard';`],
  'no-development-package-shipped': [
    'components/home/Chance.tsx',
    `import fc from 'fast-check'; export const Chance = fc;`,
  ],
  'no-undeclared-package': [
    'components/home/Other.tsx',
    `import other from 'undeclared'; export const Other = other;`,
  ],
  'no-cycles': [
    'components/about/Team.tsx',
    `import { Team } from './Team'; export const Again = Team;`,
  ],
  'no-orphans': ['components/about/Unused.tsx', `export const Unused = null;`],
  'no-unresolvable': [
    'components/about/Broken.tsx',
    `import { x } from './nowhere'; export const Broken = x;`,
  ],
};

function fakePackages(...modules: string[]): Record<string, string> {
  return Object.fromEntries(
    modules.map((name) => [`node_modules/${name}.js`, 'module.exports = {};']),
  );
}

/** What the rules say of a tree: « file: rule » for each breach. */
function judge(files: Record<string, string>): string[] {
  const tree = mkdtempSync(path.join(tmpdir(), 'architecture-'));
  try {
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
      writeFileSync(path.join(tree, file), content);
    }
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [path.resolve('scripts/architecture.mjs')],
      {
        cwd: tree,
        encoding: 'utf8',
      },
    );
    expect(stderr).toBe('');
    expect(status).toBe(stdout === '' ? 0 : 1);
    return [...stdout.matchAll(/^(\S+)(?: → \S+)?\n {2}([\w-]+): .+$/gm)].map(
      ([, file, rule]) => `${file}: ${rule}`,
    );
  } finally {
    rmSync(tree, { recursive: true });
  }
}

test('a tree that keeps the rules is passed in silence', () => {
  expect(judge(lawful)).toEqual([]);
});

test('each rule catches the file that breaks it, and no other rule does', () => {
  const breaches = judge({ ...lawful, ...Object.fromEntries(Object.values(planted)) });
  expect(breaches.sort()).toEqual(
    Object.entries(planted)
      .map(([rule, [file]]) => `${file}: ${rule}`)
      .sort(),
  );
});

test('every rule has a file that breaks it', () => {
  const { forbidden } = createRequire(__filename)('../.dependency-cruiser.cjs') as IConfiguration;
  expect(Object.keys(planted).sort()).toEqual(forbidden?.map(({ name }) => name).sort());
});
