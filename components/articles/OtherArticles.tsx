import { Heading } from '@/components/ui/heading/Heading';
import { LinkList } from '@/components/ui/link/LinkList';
import { Container } from '@/components/ui/section/Container';
import { routes } from '@/content/model/clinic/routes';
import * as styles from './OtherArticles.css';

export function OtherArticles({ links }: { links: readonly { label: string; href: string }[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby="autres-titre">
      <Container>
        <div className={styles.others}>
          <Heading level={2} look="subtitle" id="autres-titre">
            À lire aussi
          </Heading>
          <LinkList links={[...links, { label: 'Tous les articles', href: routes.articles() }]} />
        </div>
      </Container>
    </nav>
  );
}
