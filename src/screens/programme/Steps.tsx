import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { PAGE_EDGE } from '../../ui/Page';
import { SPACE } from '../../ui/theme/sizes';
import { ClaimPicture, ClosePicture, DealPicture } from './pictures/BoardPictures';
import { MoviePicture, ProjectPicture } from './pictures/FilmPictures';
import { PlaceDemo } from './pictures/PlaceDemo';
import { ScoreTable } from './ScoreTable';
import { StepPage } from './StepPage';
import { StudioCards } from './StudioCards';

/** The steps with a picture, in the order of play. */
const PICTURED = [
  { key: 'deal', Picture: DealPicture },
  { key: 'place', Picture: PlaceDemo },
  { key: 'close', Picture: ClosePicture },
  { key: 'claim', Picture: ClaimPicture },
  { key: 'project', Picture: ProjectPicture },
  { key: 'movie', Picture: MoviePicture },
] as const;

const WIDEST_PICTURE = 480;

interface Props {
  readonly width: number;
  readonly columns: 1 | 2 | 3;
}

export function Steps({ width, columns }: Props) {
  const { t } = useTranslation('programme');
  const pageWidth = Math.floor((width - (columns - 1) * SPACE.l) / columns);
  const pictureWidth = Math.min(pageWidth - PAGE_EDGE, WIDEST_PICTURE);
  // Eight steps leave one place free in rows of three: the last one takes it.
  const scoreWidth = columns === 3 ? 2 * pageWidth + SPACE.l : pageWidth;
  return (
    <View style={styles.steps}>
      {PICTURED.map(({ key, Picture }, index) => (
        <StepPage
          key={key}
          number={index + 1}
          title={t(`${key}.title`)}
          body={t(`${key}.body`)}
          width={pageWidth}
          picture={<Picture width={pictureWidth} />}
        />
      ))}
      <StepPage
        number={PICTURED.length + 1}
        title={t('studio.title')}
        body={t('studio.body')}
        width={pageWidth}
      >
        <StudioCards />
      </StepPage>
      <StepPage number={PICTURED.length + 2} title={t('score.title')} width={scoreWidth}>
        <ScoreTable />
      </StepPage>
    </View>
  );
}

const styles = StyleSheet.create({
  steps: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.l, alignItems: 'stretch' },
});
