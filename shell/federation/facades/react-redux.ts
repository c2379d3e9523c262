export { shallowEqual, useDispatch, useSelector } from 'react-redux';
