import { Stepper } from '@memocartes/shared-ui/stepper';

const steps = ['L’élève', 'Son entourage', 'Vérification'].map((title) => ({ key: title, title }));

export default function Steps() {
  return (
    <Stepper label="Ajouter un élève" steps={steps} value={steps[1]!.key}>
      Ce que demande cette étape.
    </Stepper>
  );
}
