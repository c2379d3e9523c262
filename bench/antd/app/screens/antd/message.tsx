import message from 'antd/es/message';
import { useEffect } from 'react';

import { AntdTheme } from '../../../../../shared-ui/antd/AntdTheme.tsx';

function Messages() {
  const [api, holder] = message.useMessage();
  useEffect(() => {
    void api.success('L’élève a été enregistré.', 0);
    void api.error('Une erreur est survenue.', 0);
    return () => api.destroy();
  }, [api]);
  return holder;
}

export default function Message() {
  return (
    <AntdTheme>
      <Messages />
    </AntdTheme>
  );
}
