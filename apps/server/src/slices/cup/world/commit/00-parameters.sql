  p_cups json
