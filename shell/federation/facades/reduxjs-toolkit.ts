export { createSelector, createSlice } from '@reduxjs/toolkit';
