import type { Metadata } from 'next';
import { ArticleBody } from '@/components/articles/ArticleBody';
import { OtherArticles } from '@/components/articles/OtherArticles';
import { AppointmentBand } from '@/components/booking/AppointmentBand';
import { DoctorsOfSpecialty } from '@/components/doctors/DoctorsOfSpecialty';
import { UrgentSigns } from '@/components/services/UrgentSigns';
import { InnerPage } from '@/components/site/InnerPage';
import { articles } from '@/content/data/articles';
import { clinic } from '@/content/data/clinic';
import { doctors } from '@/content/data/doctors';
import { pages } from '@/content/data/pages';
import { site } from '@/content/data/site';
import { adviceChecked, pagesOfSpecialties } from '@/content/data/specialty-pages';
import { articleLinks, articleOf, articleText } from '@/content/model/article';
import { pageMetadata } from '@/content/model/page-metadata';
import { routes } from '@/content/model/routes';
import { doctorsOf } from '@/content/model/specialty';
import { pageOfSpecialty } from '@/content/model/specialty-pages';
import { articleData } from '@/content/model/structured-data';

type Props = { readonly params: Promise<{ readonly slug: string }> };

/** One page an article. Next's export refuses an empty list: without articles, one page stands in, which the export removes. */
export const generateStaticParams = () =>
  articles.length > 0 ? articles.map(({ slug }) => ({ slug })) : [{ slug: 'aucun' }];

export const dynamicParams = false;

/** The head of an article's page. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const article = articleOf(articles, (await params).slug);
  return pageMetadata(articleText(article, clinic), routes.article(article.slug), clinic);
}

/** A health note, and who sees to it here. */
export default async function ArticlePage({ params }: Props) {
  const article = articleOf(articles, (await params).slug);
  const path = routes.article(article.slug);
  const itsSpecialty = pageOfSpecialty(pagesOfSpecialties, article.linkId);
  return (
    <InnerPage
      site={site}
      page={articleText(article, clinic)}
      trail={[
        { label: pages.articles.heading, href: routes.articles() },
        { label: article.title, href: path },
      ]}
      kind="MedicalWebPage"
      reviewedBy={article.reviewedBy}
      things={[articleData(article, path, clinic)]}
    >
      <ArticleBody
        article={article}
        signs={<UrgentSigns advice={article.signs} phone={clinic.phones[0]} headingLevel={2} />}
        signsChecked={adviceChecked}
      >
        <DoctorsOfSpecialty
          doctors={doctorsOf(itsSpecialty.specialty, doctors)}
          clinic={clinic}
          page={itsSpecialty}
        />
      </ArticleBody>
      <AppointmentBand clinic={clinic} />
      <OtherArticles links={articleLinks(articles, article.slug)} />
    </InnerPage>
  );
}
