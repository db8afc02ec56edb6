import { articleLinks, articleText } from './article';

const malaria = { slug: 'paludisme', title: 'Paludisme' };
const salt = { slug: 'sel', title: 'Moins de sel' };

it('gives the page of an article its title, its heading and a summary that fits', () => {
  const excerpt = `${'Ni trop, ni trop peu\u00a0: le sel se compte. '.repeat(3)}${'Ce qui suit ne tient plus. '.repeat(5)}`;
  expect(articleText({ ...salt, excerpt }, { shortName: 'Le Lac' })).toEqual({
    title: 'Moins de sel — Le Lac',
    heading: 'Moins de sel',
    description: expect.stringMatching(/^Ni trop.{60,153}\.$/u) as string,
  });
});

it('links to the other articles', () => {
  expect(articleLinks([malaria, salt], 'sel')).toEqual([
    { label: 'Paludisme', href: '/conseils/paludisme/' },
  ]);
});
