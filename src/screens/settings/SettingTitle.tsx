import { Heading } from '../../ui/text/Heading';

/** What a choice is about. */
export function SettingTitle({ title }: { readonly title: string }) {
  return (
    <Heading level={3} face="strong" size="body" ink="night">
      {title}
    </Heading>
  );
}
