  p_seasons json
