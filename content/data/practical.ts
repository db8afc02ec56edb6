import { routes } from '../model/routes';
import type { StatedPractical } from '../model/practical';

/**
 * What patients come to ask, one block a question. Each may be taken out: it then stands nowhere. All of it is invented, until
 * the clinic has checked it: a right price, a new day in `checked`, and `confirmed: 'oui'`.
 */
export const practical: StatedPractical = {
  emergencies: {
    heading: 'Que faire en cas d’urgence ?',
    label: 'Urgences',
    answer: 'Nous recevons les urgences jour et nuit, sans rendez-vous.',
    facts: [
      {
        term: 'La nuit',
        text: 'Un médecin de garde est toujours là.',
      },
      {
        term: 'À l’arrivée',
        text: 'Les cas les plus graves passent d’abord. On vous soigne, puis on parle des papiers et du paiement.',
      },
    ],
    links: [{ label: 'Numéros, entrée, signes d’urgence', href: routes.emergencies() }],
    checked: '2026-11-23',
    confirmed: 'non',
  },
  access: {
    heading: 'Comment venir ?',
    label: 'Venir',
    answer: 'À Banconi, en face du marché : c’est le portail vert.',
    street: 'Rue 224, porte 1250, Banconi',
    facts: [
      {
        term: 'En SOTRAMA',
        text: 'Prenez la ligne Railda – Banconi et descendez à « Banconi marché » : la clinique est en face.',
      },
      {
        term: 'En taxi',
        text: 'Dites : « Banconi, en face du marché, la polyclinique ». Si le chauffeur hésite, appelez-nous et passez-lui le téléphone.',
      },
      { term: 'En voiture ou à moto', text: 'Le parking est dans la cour, gardé et gratuit.' },
      {
        term: 'En fauteuil roulant',
        text: 'Une rampe mène à l’accueil, et un ascenseur aux étages. Appelez-nous : un brancardier vient vous chercher à la voiture.',
      },
    ],
    checked: '2026-11-23',
    confirmed: 'non',
  },
  prices: {
    heading: 'Combien ça coûte ?',
    label: 'Prix',
    folded: 'Grossesse, naissance et examens',
    answer:
      'Hors urgence, on vous dit le prix avant les soins. Le devis (le prix écrit d’avance) d’une opération ou d’un accouchement est gratuit.',
    consultations: {
      heading: 'Consultations',
      rows: [
        { what: 'Médecin généraliste', from: 7500 },
        { what: 'Spécialiste', from: 15_000 },
        { what: 'Médecin de garde : la nuit, le dimanche et les jours de fête', from: 20_000 },
      ],
    },
    others: [
      {
        heading: 'Grossesse et naissance',
        rows: [
          { what: 'CPN (consultation prénatale)', from: 7500 },
          { what: 'Échographie de la grossesse', from: 15_000 },
          { what: 'Accouchement, deux nuits comprises', from: 175_000 },
          { what: 'Césarienne, cinq nuits comprises', from: 450_000 },
        ],
      },
      {
        heading: 'Examens courants',
        rows: [
          { what: 'Test rapide du paludisme', from: 2500 },
          { what: 'Compte des cellules du sang (NFS)', from: 6000 },
          { what: 'Glycémie (sucre dans le sang)', from: 2500 },
          { what: 'ECG (tracé du cœur)', from: 10_000 },
          { what: 'Radiographie', from: 12_500, to: 20_000 },
          { what: 'Échographie', from: 15_000, to: 20_000 },
          { what: 'Scanner', from: 75_000, to: 120_000 },
        ],
      },
    ],
    checked: '2026-11-23',
    confirmed: 'non',
  },
  payments: {
    heading: 'Comment payer ?',
    label: 'Payer',
    answer: 'À la caisse, ouverte jour et nuit. On vous remet toujours un reçu.',
    methods: ['Espèces', 'Orange Money', 'Moov Money', 'Wave', 'Carte bancaire (Visa, Mastercard)'],
    facts: [
      {
        term: 'L’acompte',
        text: 'Pour une hospitalisation, une opération ou un accouchement prévus, un acompte (une avance) est demandé à l’entrée. Il est déduit de la facture. En urgence, on soigne d’abord.',
      },
      {
        term: 'Par téléphone',
        text: 'Payez seulement au numéro affiché à la caisse. Personne de la clinique ne vous appelle pour demander de l’argent ou un code.',
      },
    ],
    checked: '2026-11-23',
    confirmed: 'non',
  },
  coverage: {
    heading: 'Mon assurance est-elle acceptée ?',
    label: 'Assurance',
    folded: 'À apporter, et ce qui reste à payer',
    answer:
      'Nous acceptons l’AMO (CANAM) et plusieurs assurances et mutuelles. Sans votre carte, on vous soigne aussi : vous payez, puis vous voyez avec votre assurance.',
    lists: [
      {
        heading: 'À apporter',
        items: [
          'Votre carte d’assuré, et celle du parent pour un enfant',
          'Une pièce d’identité',
          'Le bon de prise en charge, si votre assurance en donne un',
        ],
      },
    ],
    facts: [
      {
        term: 'L’accord d’avance',
        text: 'Avant une opération prévue, une hospitalisation ou un scanner, l’assurance doit souvent dire oui. Nous lui écrivons. En urgence, on soigne d’abord.',
      },
      {
        term: 'Ce qui reste à payer',
        text: 'Avec l’AMO : 30 % du tarif de l’AMO pour les consultations, les examens et les médicaments, 20 % pour une hospitalisation. Hors urgence, on vous dit le montant avant les soins. Avec une assurance privée : ce que dit votre contrat.',
      },
    ],
    links: [{ label: 'Toutes les assurances acceptées', href: '/assurances/' }],
    checked: '2026-11-23',
    confirmed: 'non',
  },
  maternity: {
    heading: 'Grossesse et accouchement : que prévoir ?',
    label: 'Maternité',
    folded: 'Sac, papiers',
    answer:
      'La première CPN avant trois mois, puis au moins sept autres. La maternité reçoit jour et nuit, et une personne de votre choix peut rester avec vous.',
    lists: [
      {
        heading: 'Dans le sac de la mère',
        items: [
          'Deux pagnes et deux chemises larges',
          'Sous-vêtements, serviettes hygiéniques, savon, une serviette de toilette',
          'Sandales, bouteille d’eau, chargeur de téléphone',
        ],
      },
      {
        heading: 'Pour le bébé',
        items: ['Trois tenues et un bonnet', 'Deux couvertures légères', 'Un paquet de couches'],
      },
      {
        heading: 'Les papiers',
        items: [
          'Le carnet de CPN et les échographies',
          'La pièce d’identité de la mère et du père',
          'La carte d’AMO ou d’assurance',
        ],
      },
    ],
    facts: [
      {
        term: 'Déclarer la naissance',
        text: 'La clinique vous remet un papier. Portez-le à la mairie avant 30 jours : l’acte de naissance est gratuit.',
      },
    ],
    links: [
      {
        label: 'La première CPN : quoi apporter',
        href: `${routes.article('premiere-cpn')}#a-apporter`,
      },
      { label: 'La page « Gynécologie-obstétrique »', href: '/services/gynecologie/' },
    ],
    checked: '2026-11-23',
    confirmed: 'non',
  },
  vaccinations: {
    heading: 'Où faire vacciner mon enfant ?',
    label: 'Vaccins',
    folded: 'Calendrier des vaccins',
    answer:
      'Ici, du lundi au samedi, de 8 h à 12 h, sans rendez-vous. Apportez le carnet de vaccination.',
    tables: [
      {
        heading: 'Le calendrier national',
        rows: [
          { term: 'À la naissance', text: 'Tuberculose (BCG), polio' },
          {
            term: '6, 10 et 14 semaines',
            text: 'Diphtérie, tétanos, coqueluche, hépatite B, méningite à Hib, polio, pneumonie, diarrhée à rotavirus',
          },
          {
            term: 'Dès 5 mois',
            text: 'Paludisme, dans une partie du pays : demandez au pédiatre',
          },
          { term: '9 mois', text: 'Rougeole et rubéole, fièvre jaune, méningite A' },
          { term: '15 mois', text: 'Rougeole et rubéole, deuxième fois' },
          {
            term: '10 ans, filles',
            text: 'HPV, contre le cancer du col de l’utérus : une dose',
          },
        ],
      },
    ],
    facts: [
      {
        term: 'D’où vient ce calendrier',
        text: 'Du programme élargi de vaccination du Mali (sources de 2024 et 2025). En cas de doute, suivez le carnet de l’enfant et l’avis du pédiatre.',
      },
      {
        term: 'Un vaccin manqué',
        text: 'Venez quand même : on fait les vaccins qui manquent, sans tout recommencer.',
      },
    ],
    links: [{ label: 'La page « Pédiatrie »', href: '/services/pediatrie/' }],
    checked: '2026-11-23',
    confirmed: 'non',
  },
  results: {
    heading: 'Quand et comment avoir mes résultats ?',
    label: 'Résultats',
    folded: 'Délais, et qui peut les prendre',
    answer:
      'Pour les analyses : au guichet du laboratoire, avec le reçu et une pièce d’identité. Un SMS vous dit qu’elles sont prêtes, sans rien dire du résultat.',
    tables: [
      {
        heading: 'Les délais',
        rows: [
          { term: 'Test du paludisme', text: 'Pendant que vous attendez' },
          {
            term: 'Prise de sang, urines',
            text: 'Le jour même, ou le lendemain avant 10 h',
          },
          { term: 'Radiographie, échographie', text: 'Après l’examen' },
          {
            term: 'Scanner',
            text: 'L’examen se fait jour et nuit ; le compte rendu écrit vient le lendemain',
          },
          { term: 'Analyses faites par un autre laboratoire', text: '3 à 10 jours' },
        ],
      },
    ],
    facts: [
      {
        term: 'Qui peut venir les prendre',
        text: 'Vous-même, ou quelqu’un avec un mot signé de vous, sa pièce d’identité et une copie de la vôtre. Pour un enfant : le père, la mère ou le tuteur.',
      },
      {
        term: 'Pas par téléphone',
        text: 'Aucun résultat n’est donné par téléphone ni par WhatsApp. Celui d’un test du VIH est remis à vous seul, par un médecin.',
      },
    ],
    checked: '2026-11-23',
    confirmed: 'non',
  },
  visitors: {
    heading: 'Quand rendre visite à un malade ?',
    label: 'Visites',
    folded: 'Enfants, nuits, repas, réanimation, bébés',
    answer: 'Tous les jours, de 12 h à 14 h et de 17 h à 20 h, deux personnes à la fois.',
    facts: [
      {
        term: 'Les enfants',
        text: 'À partir de 6 ans, avec un adulte. Un enfant enrhumé reste à la maison.',
      },
      {
        term: 'Rester la nuit',
        text: 'Une personne peut dormir près du malade : un lit pliant lui est prêté. Près d’un enfant, c’est un parent.',
      },
      {
        term: 'Les repas',
        text: 'Le malade reçoit trois repas. La famille peut en apporter : demandez d’abord à l’infirmière s’il suit un régime.',
      },
      {
        term: 'Réanimation',
        text: 'La famille proche seulement, de 17 h à 18 h, les mains lavées.',
      },
      {
        term: 'Néonatologie',
        text: 'Père ou mère, demandez à l’équipe quand venir.',
      },
    ],
    checked: '2026-11-23',
    confirmed: 'non',
  },
  pharmacy: {
    heading: 'Où trouver les médicaments ?',
    label: 'Pharmacie',
    answer: 'À la pharmacie de la clinique, dans la cour, ouverte jour et nuit.',
    facts: [
      {
        term: 'L’ordonnance',
        text: 'Vous pouvez acheter vos médicaments ailleurs. S’il en manque un, le pharmacien appelle le médecin : ne le remplacez pas vous-même.',
      },
    ],
    checked: '2026-11-23',
    confirmed: 'non',
  },
  languages: {
    heading: 'Qui parle ma langue ?',
    label: 'Langues',
    folded: 'Quel médecin parle quelle langue',
    answer:
      'Dites votre langue en arrivant, ou quand vous appelez : nous cherchons avec vous quelqu’un qui la parle.',
    atFrontDesk: ['français', 'bambara'],
    links: [{ label: 'Tous les médecins', href: '/medecins/' }],
    checked: '2026-11-23',
    confirmed: 'non',
  },
};
