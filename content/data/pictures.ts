/**
 * What each picture shows, said for those who do not see it.
 * One line a file of `content/pictures/`; a file without a line, or a line without a file, stops the build.
 */
export const pictures = {
  'clinique/accueil-1.jpg':
    'Hall d’accueil lumineux : comptoir en bois, fauteuils d’attente, plantes et panneau géométrique',
  'clinique/accueil-portrait.jpg':
    'Hall d’accueil : comptoir en bois courbe, croix bleu-vert, lampes terre cuite, fauteuil et plantes',
  'clinique/facade-1.jpg':
    'Façade ocre de la polyclinique en fin d’après-midi : auvent, tour orange, portes vitrées et palmier',
  'conseils/fievre-chez-l-enfant.jpg':
    'Un ours en peluche au lit, thermomètre sous le bras à 38,5°, verre d’eau et sachet de SRO à côté',
  'direction/administrateur.jpg':
    'Portrait illustré : un administrateur, costume bleu marine, cheveux courts, moustache, lunettes',
  'direction/directeur.jpg':
    'Portrait illustré : un directeur, boubou indigo brodé, bonnet brodé, bouc, lunettes, souriant',
  'direction/directrice-soins.jpg':
    'Portrait illustré : une directrice des soins, robe en wax, foulard en wax, tablette en main',
  'medecins/medecin-01.jpg':
    'Portrait illustré : une médecin, blouse blanche, hijab bleu canard, souriante',
  'medecins/medecin-02.jpg':
    'Portrait illustré : un médecin, blouse blanche, cheveux courts, barbe, souriant',
  'medecins/medecin-03.jpg':
    'Portrait illustré : une médecin, blouse blanche, foulard en wax, souriante',
  'medecins/medecin-04.jpg':
    'Portrait illustré : un médecin, blouse blanche, cheveux gris, moustache, lunettes, bras croisés',
  'medecins/medecin-05.jpg':
    'Portrait illustré : une médecin, tenue de bloc bleu canard, chignon haut, souriante',
  'medecins/medecin-06.jpg':
    'Portrait illustré : un médecin, tenue de bloc bleu marine, cheveux courts, souriant',
  'medecins/medecin-07.jpg':
    'Portrait illustré : une médecin, blouse blanche, longues tresses, lunettes, dossier en main',
  'medecins/medecin-08.jpg':
    'Portrait illustré : un médecin, blouse blanche, bonnet brodé, bouc, souriant',
  'medecins/medecin-09.jpg':
    'Portrait illustré : une médecin, blouse blanche, cheveux courts, souriante',
  'medecins/medecin-10.jpg':
    'Portrait illustré : un médecin, blouse blanche, cheveux courts, barbe, lunettes, regard bienveillant',
  'medecins/medecin-11.jpg':
    'Portrait illustré : une médecin, blouse blanche, hijab lilas, lunettes, regard bienveillant',
  'medecins/medecin-12.jpg':
    'Portrait illustré : un médecin, tenue de bloc prune, crâne rasé, barbe, bras croisés, souriant',
  'medecins/medecin-13.jpg':
    'Portrait illustré : une médecin, tenue de bloc prune, chignon bas, regard bienveillant',
  'medecins/medecin-14.jpg':
    'Portrait illustré : un médecin, blouse blanche, cheveux courts, souriant',
  'medecins/medecin-15.jpg':
    'Portrait illustré : une médecin, blouse blanche, foulard prune, bras croisés, souriante',
  'medecins/medecin-16.jpg':
    'Portrait illustré : un médecin, tenue de bloc bleu canard, calot, regard bienveillant',
  'medecins/medecin-17.jpg':
    'Portrait illustré : une médecin, tenue de bloc bleu marine, calot, souriante',
  'medecins/medecin-18.jpg':
    'Portrait illustré : un médecin, blouse blanche, crâne dégarni, barbe, lunettes, regard bienveillant',
  'medecins/medecin-19.jpg':
    'Portrait illustré : une médecin, blouse blanche, hijab rose, souriante',
  'medecins/medecin-20.jpg':
    'Portrait illustré : un médecin, blouse blanche, cheveux courts, tablette en main, souriant',
  'medecins/medecin-21.jpg':
    'Portrait illustré : une médecin, blouse blanche, cheveux gris, lunettes, souriante',
  'medecins/medecin-22.jpg':
    'Portrait illustré : un médecin, blouse blanche, cheveux gris, bouc, souriant',
  'medecins/medecin-23.jpg':
    'Portrait illustré : une médecin, blouse blanche, coupe afro, souriante',
  'medecins/medecin-24.jpg':
    'Portrait illustré : un médecin, tenue de bloc bleu marine, locks, barbe, regard bienveillant',
  'medecins/medecin-25.jpg':
    'Portrait illustré : une médecin, blouse blanche, foulard en wax, lunettes, regard bienveillant',
  'medecins/medecin-26.jpg':
    'Portrait illustré : un médecin, blouse blanche, cheveux gris, barbe, souriant',
  'medecins/medecin-27.jpg':
    'Portrait illustré : une médecin, blouse blanche, hijab bordeaux, dossier en main, souriante',
  'medecins/medecin-28.jpg':
    'Portrait illustré : un médecin, blouse blanche, bonnet brodé, barbe, regard bienveillant',
  'patients/patient-1.jpg':
    'Portrait illustré : une mère et son enfant, robe en wax, foulard en wax, souriants',
  'patients/patient-2.jpg':
    'Portrait illustré : un jeune patient, chemise terre cuite, cheveux courts, souriant',
  'patients/patient-3.jpg':
    'Portrait illustré : une grand-mère, boubou terre cuite brodé, hijab sable, regard bienveillant',
  'praticiens/praticien-1.jpg':
    'Portrait illustré : une médecin, tenue de bloc bleu canard, locks, souriante',
  'praticiens/praticien-2.jpg':
    'Portrait illustré : une médecin, blouse blanche, foulard indigo, souriante',
  'praticiens/praticien-3.jpg':
    'Portrait illustré : un médecin, blouse blanche, cheveux gris, moustache, lunettes, souriant',
  'equipements/bloc-operatoire-1.jpg':
    'Bloc opératoire : table articulée drapée de vert, deux éclairages à LED et poste d’anesthésie',
  'equipements/bloc-operatoire-2.jpg':
    'Machine d’anesthésie : écrans, soufflet sous une cloche et tuyaux souples',
  'equipements/cardiologie-1.jpg':
    'Épreuve d’effort : vélo médical, chariot ECG, lit d’examen et tensiomètre sur pied',
  'equipements/cardiologie-2.jpg':
    'Écran d’ECG, câble aux pastilles colorées et tracé du cœur imprimé',
  'equipements/dentaire-1.jpg':
    'Fauteuil dentaire incliné, lampe opératoire, plateau d’instruments, crachoir et écran radiographique',
  'equipements/dentaire-2.jpg':
    'Plateau dentaire avec instruments rotatifs et cordons, écran de radio panoramique, fauteuil turquoise',
  'equipements/echographie-1.jpg':
    'Salle d’échographie : appareil mobile à trois sondes, divan d’examen bleu-vert et tabouret',
  'equipements/echographie-2.jpg':
    'Échographe mobile : écran avec image abdominale, clavier et trois sondes, près d’une plante',
  'equipements/endoscopie-1.jpg':
    'Salle d’endoscopie : colonne vidéo avec endoscope suspendu, armoire de rangement et lit d’examen',
  'equipements/endoscopie-2.jpg':
    'Colonne d’endoscopie : écran, processeur vidéo, source de lumière et endoscope noir enroulé',
  'equipements/kinesitherapie-1.jpg':
    'Salle de kinésithérapie : table de soins, espaliers, ballon, barres parallèles, miroir et haltères',
  'equipements/kinesitherapie-2.jpg':
    'Barres parallèles de rééducation devant un grand miroir, espaliers et haltères de couleur',
  'equipements/laboratoire-1.jpg':
    'Laboratoire d’analyses : réfrigérateur, microscope, machines et tubes sur un plan de travail',
  'equipements/laboratoire-2.jpg':
    'Machine qui compte les cellules du sang, entourée de tubes à bouchons colorés',
  'equipements/mammographie-1.jpg':
    'Appareil de mammographie, poste de commande derrière une vitre et coin pour se déshabiller',
  'equipements/neonatologie-1.jpg':
    'Salle de néonatologie colorée : couveuse, lampe de photothérapie bleue et table chauffante avec ourson',
  'equipements/neonatologie-2.jpg':
    'Couveuse transparente à hublots sous une lampe de photothérapie, avec nid de couvertures et doudou',
  'equipements/ophtalmologie-1.jpg':
    'Lampe avec loupe pour les yeux, fauteuil et tableau de lettres au mur',
  'equipements/ophtalmologie-2.jpg':
    'Gros plan d’une lampe avec loupe pour les yeux : oculaires, manette et appui pour le menton',
  'equipements/radiographie-1.jpg':
    'Salle de radiographie : table avec coussin bleu-vert, appareil suspendu, support au mur et image d’une poitrine',
  'equipements/radiographie-2.jpg':
    'Appareil de radiographie au-dessus d’une table éclairée, image d’une poitrine à l’arrière-plan',
  'equipements/reanimation-1.jpg':
    'Chambre de réanimation : lit à barrières, machine pour respirer, seringues sur pied et écran au mur',
  'equipements/reanimation-2.jpg':
    'Machine pour respirer et ses tuyaux près d’un lit, écran du cœur et de l’oxygène au mur',
  'equipements/scanner-1.jpg':
    'Salle de scanner : anneau blanc, table d’examen bleu-vert et poste de contrôle derrière une vitre',
  'equipements/scanner-2.jpg':
    'Scanner blanc à anneau lumineux, table d’examen bleu-vert et mur en lattes de bois',
  'assureurs/somagep.svg': 'SOMAGEP',
  'assureurs/sanlam.svg': 'SANLAM',
  'assureurs/sabu-nyuman-assurance.svg': 'Sabu Nyuman Assurance',
  'assureurs/sunu-assurance.svg': 'SUNU Assurance',
  'assureurs/edm.svg': 'EDM',
  'assureurs/gras-sovoye.svg': 'GRAS SOVOYE',
  'assureurs/les-assurances-bleues.svg': 'Les Assurances Bleues',
  'assureurs/atlantique-assurances.svg': 'ATLANTIQUE ASSURANCES',
  'assureurs/canam.svg': 'CANAM',
  'assureurs/nsia.svg': 'NSIA',
  'assureurs/msf-belgique.svg': 'MSF BELGIQUE',
  'assureurs/lafia.svg': 'LAFIA',
  'assureurs/msf-france.svg': 'MSF FRANCE',
  'assureurs/ascoma.svg': 'ASCOMA',
  'assureurs/takaful.svg': 'TAKAFUL',
} as const satisfies Record<string, string>;

export type PictureFile = keyof typeof pictures;
