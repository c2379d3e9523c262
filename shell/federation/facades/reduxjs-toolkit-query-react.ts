export { skipToken } from '@reduxjs/toolkit/query/react';
