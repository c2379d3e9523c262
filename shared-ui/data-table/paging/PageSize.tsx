import { Icon } from '../../icon/Icon.tsx';
import { useUiTexts } from '../../theme/ThemeProvider.tsx';
import '../../fields/fields.css';
import './paging.css';

/** Page sizes to choose from [interface.list-pages]. */
const pageSizes = [20, 50, 100] as const;

type Props = { readonly size: number; readonly count: number; readonly onSize: (size: number) => void };

/** A select of the page size. Renders nothing if all rows fit on the smallest page. */
export function PageSize({ size, count, onSize }: Props) {
  const texts = useUiTexts();
  const sizes = [...new Set([size, ...pageSizes])].sort((a, b) => a - b);
  if (count <= sizes[0]!) return null;
  return (
    <label className="mc-pages__size">
      {texts.perPage}
      <span className="mc-input mc-input--select">
        <select value={size} onChange={(event) => onSize(Number(event.target.value))}>
          {sizes.map((item) => (
            <option key={item}>{item}</option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} />
      </span>
    </label>
  );
}
