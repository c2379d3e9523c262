import DatePicker from 'antd/es/date-picker';

import { AntdTheme } from '../../../../../shared-ui/antd/AntdTheme.tsx';

export default function Dates() {
  return (
    <AntdTheme>
      <label>
        Période
        <DatePicker.RangePicker format="DD/MM/YYYY" />
      </label>
    </AntdTheme>
  );
}
